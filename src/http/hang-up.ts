import type { Call } from './call.js';

/**
 * Tells once when the client has closed its side of the connection, or the connection is gone. Nothing says whether a
 * client that closed its side still reads, so short calls are answered all the same; one that would hold a place for
 * long ends its wait.
 * @returns what stops the listening.
 */
export function onHangUp({ req: { socket }, res }: Call, listener: () => void): () => void {
  if (socket.readableEnded || socket.destroyed || res.closed) {
    listener();
    return () => undefined;
  }
  socket.once('end', listener);
  res.once('close', listener);
  return () => {
    socket.off('end', listener);
    res.off('close', listener);
  };
}
