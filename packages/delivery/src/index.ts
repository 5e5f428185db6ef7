export * from './delivery-error.ts';
export * from './file-names.ts';
export * from './package-input.ts';
export * from './package-sizes.ts';
export * from './plan-package.ts';
export * from './questions/question-bank.ts';
export * from './questions/question-bank-file.ts';
export * from './write-package.ts';
