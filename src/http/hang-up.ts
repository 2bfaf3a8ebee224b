import type { Call } from './call.js';

/**
 * Tells when the client has closed its side of the connection, or the connection is gone. Nothing says whether a
 * client that closed its side still reads, so short calls are answered all the same; one that would hold a place for
 * long ends its wait.
 * @returns what stops the listening.
 */
export function onHangUp({ req: { socket }, res }: Call, listener: () => void): () => void {
  if (socket.readableEnded || socket.destroyed || res.closed) {
    listener();
    return () => undefined;
  }
  // the answers to calls sent ahead on a connection do not close with it: they have not been given to it yet
  socket.once('end', listener).once('close', listener);
  res.once('close', listener);
  return () => {
    socket.off('end', listener).off('close', listener);
    res.off('close', listener);
  };
}
