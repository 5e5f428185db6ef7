import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that ignores calls while it runs, so that a double click acts once. */
export function useOneAtATime<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const { mutate, isPending } = useMutation(options);
  const isUnderWay = useRef(false);
  return {
    isPending,
    mutate: (variables: Variables, onSuccess?: (data: Data) => void): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(variables, {
        onSuccess: (data) => onSuccess?.(data),
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
