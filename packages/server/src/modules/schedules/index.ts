export { insertVoyages, type VoyageToWrite } from './voyages/voyage.repo.ts'
export { voyagePage } from './voyages/voyage-list.repo.ts'
