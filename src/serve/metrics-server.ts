import { createServer, type Server } from 'node:http';

export interface MetricsPage {
  readonly text: string;
  readonly contentType: string;
}

/**
 * Serves `GET /metrics` and nothing else.
 * @param render generates the page; if it throws, the answer is an empty 500.
 * @returns the port it listens on and a function that stops it.
 * @throws if it cannot listen there.
 */
export async function startMetricsServer(
  options: { host: string; port: number },
  render: () => Promise<MetricsPage>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    render().then(
      ({ text, contentType }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, options.host, options.port);
  const { port } = server.address() as { port: number };
  return {
    port,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
