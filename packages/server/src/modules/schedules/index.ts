export { insertVoyages, type VoyageToWrite } from './voyages/voyage.repo.ts'
