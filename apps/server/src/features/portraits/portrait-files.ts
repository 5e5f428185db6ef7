import { portraitEndpoints } from '@tarima/contract';

/** The key of a person's photo. People never share a file, so each is removed with its own. */
export const portraitKey = (companyId: string, portraitId: string) =>
  `companies/${companyId}/portraits/${portraitId}`;

/** The address of a photo, for the members of its company. */
export const portraitAddress = (companyId: string, picture: string) =>
  portraitEndpoints.picture.path.replace('{companyId}', companyId).replace('{picture}', picture);
