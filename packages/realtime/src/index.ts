export { backOff } from './back-off.ts'
export { LiveChannel, openTimeout, pingInterval, reconnectDelay } from './live-channel.ts'
export { liveUrl } from './live-url.ts'
export type {
  ChannelStatus,
  Clock,
  LiveChannelPorts,
  LiveConnection,
  LiveFrame,
  LiveFrameListener,
  LiveListener,
  NetworkEvents,
  SocketLike,
} from './ports.ts'
