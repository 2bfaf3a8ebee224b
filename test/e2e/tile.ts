/** A picture of one pale pixel, as a tile of a map. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGN48e4JAAV8AruJvV3+AAAAAElFTkSuQmCC', 'base64');
