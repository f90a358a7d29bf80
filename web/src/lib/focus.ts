// Where the focus is: at the question after every move, at the heading of a new page, back where it was after a dialog.

/** The heading of what is asked at a table. */
export const QUESTION = "question";

/** Put the focus on something without scrolling to it; whether it is there. */
export function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  if (!element.matches("a, button, input, select, textarea, summary, [tabindex]")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** To the question; where none is asked, to the heading of the page. */
export function focusQuestion(): boolean {
  return focusOn(document.getElementById(QUESTION)) || focusOn(document.querySelector<HTMLElement>("h1"));
}

/** Whether nothing has the focus: what had it is gone. */
export const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Where the focus has been lost, put it where one goes on. */
export function findFocus(): void {
  if (isLost()) focusQuestion();
}

/** The heading of a page gets the focus once it is there, unless somebody has gone elsewhere meanwhile. */
export function focusPage(): () => void {
  const arrive = (): boolean => !isLost() || focusQuestion();
  if (arrive()) return () => {};
  const watcher = new MutationObserver(() => arrive() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
