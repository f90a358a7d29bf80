/** The name of a field or a game as a heading: "seen_by" as "Seen by". */
export function titled(name: string): string {
  const words = name.replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
