/** Do something now and every so often, while the page can be seen. Answers with how to stop. */
export function whileVisible(does: () => void, every: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    clearInterval(timer);
    if (document.hidden) return;
    does();
    timer = setInterval(does, every);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
