export { LiveChannel, openTimeout, pingInterval, reconnectDelay } from './live-channel.ts'
export { liveUrl } from './live-url.ts'
export type { ChannelStatus, Clock, LiveChannelPorts, LiveFrame, LiveFrameListener, LiveListener, SocketLike } from './ports.ts'
