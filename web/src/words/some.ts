/** So many of a thing: "1 plate", "2 plates". */
export const some = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/** Things in a row: "Ada, Bob and Cy". */
export const listed = (parts: string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
