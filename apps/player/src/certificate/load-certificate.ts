import type { MakeCertificate } from './certificate-facts.ts';

/** The player's own script, beside which the certificate's stands. Known only while it runs. */
const playerScript =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/** Loads the certificate's maker. Rejects if its file is missing; another try loads it again. */
export async function loadCertificate(): Promise<MakeCertificate> {
  if (globalThis.tarimaCertificate) return globalThis.tarimaCertificate;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL('certificate.js', playerScript || document.baseURI).href;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the certificate’s script is missing'));
    document.head.append(script);
  });
  if (!globalThis.tarimaCertificate) throw new Error('the certificate’s script has failed');
  return globalThis.tarimaCertificate;
}
