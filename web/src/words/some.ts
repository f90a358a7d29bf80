/** So many of a thing: "1 plate", "2 plates". */
export const some = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
