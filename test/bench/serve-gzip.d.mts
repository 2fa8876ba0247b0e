export function serveGzip(
  folder: string,
  encoding?: 'gzip' | 'br',
): Promise<{ readonly origin: string; close(): void }>
