export { SharedLiveChannel } from './shared-live-channel.ts'
export type { SharedChannelPorts, TabBus, TabLocks } from './ports.ts'
