/**
 * Something outside the program that keeps it from starting: a taken port, an old database, a bad setting.
 * Its message is one sentence for the operator and is printed alone, without a stack.
 *
 * @example throw new StartupProblem('Port 8080 is taken. Set PORT to another one.')
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
