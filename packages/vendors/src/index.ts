export { type Clock, systemClock } from './clock.ts';
export { type ConnectionFailure, connectionFailure } from './connection-failure.ts';
export { errorStatus, errorText, jsonOf, NO_CREDIT, nameOfError } from './error-inside.ts';
export { type SentRequest, sendRequest, type VendorAnswer } from './send-request.ts';
export { createVendorClient } from './vendor-client.ts';
