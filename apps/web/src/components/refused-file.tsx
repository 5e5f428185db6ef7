import { Alert } from '#web/components/ui/alert.tsx';

/** The reason in words, and the places in the file that are to be corrected. */
export type FileRefusal = { message: string; faults: string[] };

type RefusedFileProps = { title: string; refusal: FileRefusal };

/** Says why an uploaded file was not taken, and what is at fault in it. */
export function RefusedFile({ title, refusal: { message, faults } }: RefusedFileProps) {
  return (
    <Alert tone="destructive" title={title}>
      <p>{message}</p>
      {faults.length > 0 && (
        <ul className="list-disc pl-5">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
