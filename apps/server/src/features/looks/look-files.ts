/** All pictures of a company's look are below this key. */
export const lookFolder = (companyId: string) => `companies/${companyId}/look`;

export const lookPictureKey = (companyId: string, picture: string) =>
  `${lookFolder(companyId)}/${picture}`;
