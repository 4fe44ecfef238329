/** What is told of whatever was thrown. */
export const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
