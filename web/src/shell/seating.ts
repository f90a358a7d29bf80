// How many seats a table has, when what is played at it decides that.

/** Of the seats that fit, those nearest to what somebody wanted; the fewer of two. */
export function nearest(fitting: readonly number[], wanted: number): number {
  return fitting.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), fitting[0]!);
}
