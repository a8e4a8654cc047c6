// The camera over the board that is on the page, for buttons that lie beside the board.

interface CameraControls {
  /** Whether all of the map is seen. */
  readonly showsAll: boolean;
  zoomBy: (factor: number) => void;
  /** To the whole map, and back to where one was close. */
  toggle: () => void;
}

class CurrentCamera {
  controls = $state.raw<CameraControls | null>(null);
}

export const boardCamera = new CurrentCamera();
