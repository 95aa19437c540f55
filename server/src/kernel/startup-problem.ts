/**
 * A cause outside the program that keeps it from starting: a port in use, an old database, an invalid setting. Its message is one sentence for the
 * operator and is printed without a stack.
 *
 * @example throw new StartupProblem('Port 8080 is taken. Set PORT to another one.')
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
