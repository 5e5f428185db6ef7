import { useMutation } from '@tanstack/react-query';
import { type MediaVendorId, settingsEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';

/** Asks a vendor of voices or presenters what it has. */
export function useCheckVendor() {
  const api = useApi();
  return useMutation({
    mutationFn: (vendor: MediaVendorId) =>
      api.call(settingsEndpoints.checkVendor, { params: { vendor } }),
  });
}
