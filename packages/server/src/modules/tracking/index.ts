export { sailingTimeline } from './own-sailing.ts'
