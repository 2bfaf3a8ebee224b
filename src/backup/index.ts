/** Saves what a store holds into one file, and fills an empty store from it. */
export { BACKUP_VERSION, BackupError } from './format.js';
export { restoreBackup, type RestoreSummary } from './restore-backup.js';
export { writeBackup, type BackupSummary } from './write-backup.js';
