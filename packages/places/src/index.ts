export { fold, PlaceIndex, type Found, type Match, type Place } from './PlaceIndex.ts'
