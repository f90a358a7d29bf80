// Where a thing lies on a board.

/** The place of a thing so large, by its middle. */
export const around = ({ x, y }: { x: number; y: number }, width: number, height = width): string =>
  `position:absolute;left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
