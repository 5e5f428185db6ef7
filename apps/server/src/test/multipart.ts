export type Part =
  | { name: string; value: string }
  | { name: string; fileName: string; content: Buffer };

/** The body of a form with files, as a browser sends it. */
export function multipart(parts: Part[]): { body: Buffer; contentType: string } {
  const boundary = '----tarima-test-boundary';
  const chunks = parts.flatMap((part) => {
    const file = 'fileName' in part ? `; filename="${part.fileName}"` : '';
    const type = 'fileName' in part ? '\r\nContent-Type: application/octet-stream' : '';
    return [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}${type}\r\n\r\n`,
      ),
      'fileName' in part ? part.content : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ];
  });
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
