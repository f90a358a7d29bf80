// Which games somebody has begun on this device: whoever comes to one for the first time is offered its lesson.

const KEY = "silverware.played";

function played(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const hasPlayed = (game: string): boolean => played().includes(game);

export function notePlayed(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...played(), game])]));
  } catch {
    // a device that keeps nothing is offered the lesson each time
  }
}
