export { callWithPatience } from './call-with-patience.ts';
export { type Clock, systemClock } from './clock.ts';
export { connectionFailure } from './connection-failure.ts';
export { errorInside, nameOfError } from './error-inside.ts';
export { retryAfterOf } from './retry-after.ts';
export { sendRequest, type VendorAnswer } from './send-request.ts';
