export function serveGzip(folder: string): Promise<{ readonly origin: string; close(): void }>
