export function assetOf(address: string): string | undefined
