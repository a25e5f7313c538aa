// windows of the list in one file, which comes when the first of them opens
export { PlaceDrawer } from '../map/PlaceDrawer.tsx'
export { EndDialog } from './EndDialog.tsx'
export { FollowDialog } from './FollowDialog.tsx'
