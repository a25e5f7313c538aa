/** Address of the live channel (spec §7): secure when the page is secure. */
export function liveUrl({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/client/ws`
}
