// The format of every log line, before the server starts, in it and after it. Plain JavaScript, because the commands in tools/ write lines before
// anything is built.

/** Returns one log line as JSON, with the same names in all programs. */
export function jsonLine(fields) {
  const { time = new Date().toISOString(), level, message, error, ...others } = fields;
  return `${JSON.stringify({ time, level, message, ...others, ...(error === undefined ? {} : { error: errorFields(error) }) })}\n`;
}

/** Returns the parts of an error for the log: type, message, stack and those of its cause. */
export function errorFields(error) {
  if (!(error instanceof Error))
    return typeof error === 'object' && error !== null ? error : { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...(error.code === undefined ? {} : { code: error.code }),
    stack: error.stack ?? '',
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
}

const unshown = new Set(['time', 'level', 'message', 'error', 'pid', 'hostname']);

/** Returns the same line for a terminal: time, level unless it is the usual one, message, further fields. */
export function readableLine({ time, level, message, error, ...others }) {
  const clock = new Date(time ?? Date.now()).toTimeString().slice(0, 8);
  const more = Object.entries(others)
    .filter(([name]) => !unshown.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const stack = error === undefined ? '' : `\n${errorFields(error).stack || errorFields(error).message}`;
  return `${clock} ${level === 'info' ? '' : `${level} `}${message}${more.join('')}${stack}\n`;
}

/** Is the stream a terminal? */
export const isRead = (stream) => stream.isTTY === true;

/** Writes one line of the log to a stream, readable at a terminal and as JSON anywhere else. */
export function writeLine(stream, fields) {
  stream.write(isRead(stream) ? readableLine(fields) : jsonLine(fields));
}
