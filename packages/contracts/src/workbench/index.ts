export { saveUserCard, userCard, type UserCard } from './card.ts'
export {
  addFavourite,
  frameInfo,
  mostFavourites,
  moveFavourite,
  removeFavourite,
  saveFrameOptions,
  webViewOrigins,
  type Favourite,
  type FrameInfo,
} from './frame.ts'
export { mostFound, saysEnough, searchNumbers, searchPages, type FoundBill, type FoundContainer, type FoundOrder } from './search.ts'
export { weekDays, workWeek, type CutOffDay, type ReasonCount, type WorkWeek } from './week.ts'
export { mostTasks, toDo, type ToDoFigure, type ToDoKind, type ToDoTask } from './todo.ts'
export { defineTiles, type TileFacts } from './tile-facts.ts'
export { homeTiles, type TileRow } from './tiles.ts'
