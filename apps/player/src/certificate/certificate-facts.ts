/** Everything that stands on a certificate, in the words of its language. */
export type CertificateFacts = {
  language: string;
  /** `#rrggbb`. */
  accent: string;
  heading: string;
  awardedTo: string;
  name: string;
  reason: string;
  course: string;
  /** Null where there are no questions. */
  score: string | null;
  /** Label and value, from left to right at the foot. */
  foot: { label: string; value: string }[];
};

export type MakeCertificate = (facts: CertificateFacts) => Blob;

declare global {
  /** Set by the certificate's own script, once it is loaded. */
  var tarimaCertificate: MakeCertificate | undefined;
}
