import act from '../drawings/steps/act.svg';
import beaconApart from '../drawings/steps/beacon-apart.svg';
import blockUp from '../drawings/steps/block-up.svg';
import can from '../drawings/steps/can.svg';
import diode from '../drawings/steps/diode.svg';
import driverCard from '../drawings/steps/driver-card.svg';
import fuse from '../drawings/steps/fuse.svg';
import inputs from '../drawings/steps/inputs.svg';
import insert from '../drawings/steps/insert.svg';
import joints from '../drawings/steps/joints.svg';
import keyOff from '../drawings/steps/key-off.svg';
import linesApart from '../drawings/steps/lines-apart.svg';
import linesApp from '../drawings/steps/lines-app.svg';
import linesTest from '../drawings/steps/lines-test.svg';
import mapPoint from '../drawings/steps/map-point.svg';
import message from '../drawings/steps/message.svg';
import obdSocket from '../drawings/steps/obd-socket.svg';
import odometer from '../drawings/steps/odometer.svg';
import openSky from '../drawings/steps/open-sky.svg';
import pedals from '../drawings/steps/pedals.svg';
import pullOut from '../drawings/steps/pull-out.svg';
import relay from '../drawings/steps/relay.svg';
import relaysApart from '../drawings/steps/relays-apart.svg';
import tagAway from '../drawings/steps/tag-away.svg';
import tagNear from '../drawings/steps/tag-near.svg';
import tare from '../drawings/steps/tare.svg';
import trailerDoor from '../drawings/steps/trailer-door.svg';
import trip from '../drawings/steps/trip.svg';

/** Drawings of single steps of a manual, by the names that documents use. */
export const STEP_PICTURES = {
  act,
  'beacon-apart': beaconApart,
  'block-up': blockUp,
  can,
  diode,
  'driver-card': driverCard,
  fuse,
  inputs,
  insert,
  joints,
  'key-off': keyOff,
  'lines-apart': linesApart,
  'lines-app': linesApp,
  'lines-test': linesTest,
  'map-point': mapPoint,
  message,
  'obd-socket': obdSocket,
  odometer,
  'open-sky': openSky,
  pedals,
  'pull-out': pullOut,
  relay,
  'relays-apart': relaysApart,
  'tag-away': tagAway,
  'tag-near': tagNear,
  tare,
  'trailer-door': trailerDoor,
  trip,
} as const;

export type StepPicture = keyof typeof STEP_PICTURES;
