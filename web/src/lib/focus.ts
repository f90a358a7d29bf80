// Where the focus is: at the question after every move, at the heading of a new page, back where it was after a dialog.

import { hereAt } from "./stop";

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

/** What has the focus, and what it is in, from the inside. */
const aroundIt = (element: Element): Element[] => {
  const found: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
  return found;
};

/** Where something vanishes that has the focus, the focus goes to the question; from the keyboard to what is left around. */
export function keepFocus(): () => void {
  let around: Element[] = [];
  let byKeys = false;
  const came = ({ target }: FocusEvent): void => {
    if (target instanceof Element) [around, byKeys] = [aroundIt(target), target.matches(":focus-visible")];
  };
  const watcher = new MutationObserver(() => {
    if (!around.length || around[0]!.isConnected || !isLost()) return;
    const stop = around.find((each) => byKeys && each.isConnected && each.matches("[data-stop]"));
    around = [];
    if (!focusOn(hereAt(stop))) focusQuestion();
  });
  document.addEventListener("focusin", came);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", came);
    watcher.disconnect();
  };
}

/** The heading of a page gets the focus once it is there, unless somebody has gone elsewhere meanwhile. */
export function focusPage(): () => void {
  const arrive = (): boolean => !isLost() || focusQuestion();
  if (arrive()) return () => {};
  const watcher = new MutationObserver(() => arrive() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
