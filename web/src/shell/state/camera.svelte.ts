// The camera of the board on the page, for buttons outside the board.

interface CameraControls {
  /** Whether all of the map is seen. */
  readonly showsAll: boolean;
  zoomBy: (factor: number) => void;
  /** To the whole map, and back to the close-up. */
  toggle: () => void;
}

class CurrentCamera {
  controls = $state.raw<CameraControls | null>(null);
}

export const boardCamera = new CurrentCamera();
